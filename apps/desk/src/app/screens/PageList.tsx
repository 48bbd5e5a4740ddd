import type { StaffMember } from '@rotativa/sandbox/desk-wire';
import { useCallback, type ReactNode } from 'react';
import type { PagesPort, PageSummary } from 'rotativa/providers';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { BRANDS, type BrandKey } from 'rotativa/themes';
import type { SiteConfig } from '../api/site.ts';
import { DeskLink } from '../DeskLink.tsx';
import {
  collectionsAddress,
  listAddress,
  liveAddress,
  pageAddress,
  STAFF_ADDRESS,
  unpublishedAddress,
} from '../routes.ts';
import { administered } from '../staff/StaffScreen.tsx';
import { dayAndTime } from '../times.ts';
import { useLoaded } from '../use-loaded.ts';
import { ListScreen, Refresh } from './ListScreen.tsx';

export interface PageListProps {
  brand: BrandKey;
  staff: StaffMember;
  pages: PagesPort;
  siteConfig: (brand: string) => Promise<SiteConfig>;
  onLeave: () => void;
}

const ROLES = { propose: 'Propones', publish: 'Publicas', administer: 'Administras' } as const;

function Row({ page, label, now }: { page: PageSummary; label: string; now: Date }): ReactNode {
  const { published, scheduled, drafts, revision } = page;
  const [next] = scheduled;
  return (
    <tr>
      <th scope="row">
        <DeskLink href={pageAddress(page.brand, page.page)}>{label}</DeskLink>
        {label !== page.page && <small>{page.page}</small>}
      </th>
      <td>
        {published ? (
          <>
            <b>Revisión {published.revision}</b> desde {dayAndTime(published.from, now)}
            {published.until && <> hasta {dayAndTime(published.until, now)}</>}
          </>
        ) : (
          <span className="muted">Sin publicar</span>
        )}
        {published && published.revision !== revision && (
          <span className="tag">La revisión {revision} espera</span>
        )}
      </td>
      <td>
        {next ? (
          <>
            Revisión {next.revision}, {dayAndTime(next.from, now)}
            {scheduled.length > 1 && <> y {scheduled.length - 1} más</>}
          </>
        ) : (
          <span className="muted">—</span>
        )}
      </td>
      <td>
        {drafts.length > 0 ? (
          drafts.map(({ author, saved }) => (
            <span key={author} className="draft">
              {author}, {dayAndTime(saved, now)}
            </span>
          ))
        ) : (
          <span className="muted">—</span>
        )}
      </td>
    </tr>
  );
}

/** The pages that the site names, in its order, then the others by their names. */
function inOrder(list: readonly PageSummary[], names: readonly string[]): PageSummary[] {
  const place = ({ page }: PageSummary): number =>
    names.includes(page) ? names.indexOf(page) : names.length;
  return [...list].sort((one, other) => place(one) - place(other) || one.page.localeCompare(other.page));
}

/** The pages of a brand: what readers get, what is scheduled, who works on them. */
export function PageList({ brand, staff, pages, siteConfig, onLeave }: PageListProps): ReactNode {
  const load = useCallback(async () => {
    const [list, config] = await Promise.all([
      pages.list({ brand }),
      // The names of pages are a help: the list is there without them.
      siteConfig(brand).catch(() => undefined),
    ]);
    return { list, labels: new Map(config?.pages.map(({ page, label }) => [page, label])) };
  }, [pages, brand, siteConfig]);
  const loaded = useLoaded(load);
  const role = staff.roles[brand];
  return (
    <ListScreen
      above={
        <>
          <div className="who">
            <span>{staff.name}</span>
            {administered(staff).length > 0 && <DeskLink href={STAFF_ADDRESS}>Equipo</DeskLink>}
            <button type="button" className="quiet" onClick={onLeave}>
              Salir
            </button>
          </div>
          <nav aria-label="Marcas" className="brands">
            {BRANDS.filter((key) => Object.hasOwn(staff.roles, key)).map((key) => (
              <DeskLink key={key} href={listAddress(key)} aria-current={key === brand ? 'page' : undefined}>
                {BRAND_CONFIGS[key].name}
              </DeskLink>
            ))}
          </nav>
        </>
      }
      title={BRAND_CONFIGS[brand].name}
      lead={role && `${ROLES[role]} en esta marca`}
      tools={
        <>
          <DeskLink href={liveAddress(brand)}>En vivo</DeskLink>
          <DeskLink href={collectionsAddress(brand)}>Colecciones</DeskLink>
          <DeskLink href={unpublishedAddress(brand)}>Por publicar</DeskLink>
          <Refresh again={loaded.again} />
        </>
      }
      loaded={loaded}
    >
      {({ list, labels }, now) => (
        <table>
          <thead>
            <tr>
              <th scope="col">Página</th>
              <th scope="col">Los lectores ven</th>
              <th scope="col">Programado</th>
              <th scope="col">Borradores</th>
            </tr>
          </thead>
          <tbody>
            {inOrder(list, [...labels.keys()]).map((page) => (
              <Row key={page.page} page={page} label={labels.get(page.page) ?? page.page} now={now} />
            ))}
          </tbody>
        </table>
      )}
    </ListScreen>
  );
}
