import { useCallback, type ReactNode } from 'react';
import type { CollectionsPort, CollectionSummary } from 'rotativa/providers';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import type { BrandKey } from 'rotativa/themes';
import { DeskLink } from '../DeskLink.tsx';
import { collectionAddress, listAddress } from '../routes.ts';
import { ListScreen, Refresh } from '../screens/ListScreen.tsx';
import { dayAndTime } from '../times.ts';
import { useLoaded } from '../use-loaded.ts';

const counted = (count: number): string => (count === 1 ? '1 nota' : `${count} notas`);

/** The part of a collection that readers get now. */
function shownInWords({ kind, shown, items }: CollectionSummary): string {
  if (kind === 'breaking') return shown > 0 ? 'Encendida' : 'Apagada';
  if (kind === 'live') return shown > 0 ? 'Una cobertura elegida' : 'Sin cobertura elegida';
  return shown === items ? counted(shown) : `${shown} de ${counted(items)}`;
}

function Rows({ list, now }: { list: readonly CollectionSummary[]; now: Date }): ReactNode {
  return list.map((one) => (
    <tr key={one.id}>
      <th scope="row">
        <DeskLink href={collectionAddress(one.brand, one.id)}>{one.title}</DeskLink>
        <small>{one.id}</small>
      </th>
      <td>
        {one.kind === 'breaking' && one.shown > 0 ? (
          <span className="tag">{shownInWords(one)}</span>
        ) : (
          shownInWords(one)
        )}
      </td>
      <td>
        {one.author === 'seed' ? (
          <span className="muted">El sitio</span>
        ) : (
          `${one.author}, ${dayAndTime(one.created, now)}`
        )}
      </td>
    </tr>
  ));
}

/** The strips and the collections of a brand. */
export function CollectionList({ brand, port }: { brand: BrandKey; port: CollectionsPort }): ReactNode {
  const load = useCallback(() => port.list({ brand }), [port, brand]);
  const loaded = useLoaded(load);
  return (
    <ListScreen
      above={
        <p className="crumbs">
          <DeskLink href={listAddress(brand)}>{BRAND_CONFIGS[brand].name}</DeskLink>
        </p>
      }
      title="Colecciones"
      lead={`Las notas que eliges a mano, y las franjas de ${BRAND_CONFIGS[brand].name}`}
      tools={<Refresh again={loaded.again} />}
      loaded={loaded}
    >
      {(list, now) => (
        <table>
          <thead>
            <tr>
              <th scope="col">Colección</th>
              <th scope="col">Los lectores ven</th>
              <th scope="col">Último cambio</th>
            </tr>
          </thead>
          <tbody>
            <Rows list={list.filter(({ kind }) => kind !== 'list')} now={now} />
            <Rows list={list.filter(({ kind }) => kind === 'list')} now={now} />
          </tbody>
        </table>
      )}
    </ListScreen>
  );
}
