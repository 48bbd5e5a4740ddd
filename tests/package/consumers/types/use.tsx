import { createRef, type HTMLAttributes, type ReactElement } from 'react';
import { css, styled } from 'styled-components';
import { Button, Card, Dialog, type ButtonProps } from 'rotativa';
import type * as all from 'rotativa';
import { Input } from 'rotativa/components/Input';
import { token, type TokenName } from 'rotativa/tokens';
import type { VariableValues } from 'rotativa/variables';
import { brand, family } from 'rotativa/themes/weekly';
import { defineBrand, themeCss, type BrandConfig } from 'rotativa/themes';
import { SiteFooter, footerProps } from 'rotativa/patterns/footers/SiteFooter';
import { headerProps } from 'rotativa/patterns/headers';
import { WeeklyHeader } from 'rotativa/patterns/headers/WeeklyHeader';
import { PromoBox, promoProps } from 'rotativa/patterns/paywall/PromoBox';
import 'rotativa/styles.css';
import 'rotativa/themes/weekly.css';
import 'rotativa/base.css';

const button = createRef<HTMLButtonElement>();
const article = createRef<HTMLElement>();

const WideButton = styled(Button)<{ $wide?: boolean }>`
  padding: ${({ $wide }) => ($wide ? 2 : 1)}px;
`;
const Shelf = styled.div`
  ${Button} + ${Card}:hover {
    color: ${token('color-accent')};
  }

  ${css`
    ${Card} {
      gap: 1px;
    }
  `}
`;

const props: ButtonProps = { variant: 'alt', children: 'Leer' };
const names: readonly TokenName[] = ['color-accent'];
const config: BrandConfig = brand;

export const Page = (): ReactElement => (
  <Shelf>
    <Button {...props} ref={button} onClick={(event) => event.currentTarget.form} />
    <Card ref={article} href="/a/" headline={config.name} data-names={names.length} />
    <WideButton $wide size="small" type="submit" />
    <Input label="Correo" type="email" ref={(input) => void input?.checkValidity()} />
    <Dialog title="Compartir" trigger={<Button>Abrir</Button>} onOpenChange={(open) => open.valueOf()} />
    {/* @ts-expect-error: no such variant */}
    <Button variant="loud" />
    {/* @ts-expect-error: a card leads somewhere */}
    <Card headline="Sin destino" />
    {/* @ts-expect-error: a dialog has a name */}
    <Dialog />
    {/* @ts-expect-error: the ref is a button's */}
    <Button ref={createRef<HTMLAnchorElement>()} />
    {/* @ts-expect-error: $wide is a truth */}
    <WideButton $wide="very" />
  </Shelf>
);

const svg = '<svg viewBox="0 0 4 2"><path d="M0 0H4V2Z"/></svg>';
const faro = defineBrand({
  key: 'faro',
  name: 'El Faro',
  tagline: 'Noticias del Pacífico',
  family,
  colours: { brand: '#0b6e4f' },
  wordmark: svg,
  monogram: svg,
  favicon: svg,
});
const key: 'faro' = faro.brand.key;
export const sheet: string = themeCss(faro) + key;

/** A brand that is none of ours, without a cast. */
export function Stranger({ now }: { now: Date }): ReactElement {
  const box = promoProps(faro.brand, '/');
  // @ts-expect-error: a brand may have no offer
  void promoProps(faro.brand, '/').price;
  void promoProps(brand, '/').price;
  return (
    <>
      <WeeklyHeader {...headerProps(faro.brand, '/', now)} />
      {box && <PromoBox {...box} />}
      <SiteFooter {...footerProps(faro.brand, now)} />
    </>
  );
}

// @ts-expect-error: no such token
token('color-nothing');

const values: VariableValues<'components/Input'> = { '--rt-input-background': 'white' };
export const Field = (): ReactElement => <Input label="Correo" style={values} />;

/** The optional props of a component that do not take `undefined`, which `exactOptionalPropertyTypes` would then refuse. */
type Strict<P> = P extends object
  ? {
      [K in keyof P]-?: object extends Pick<P, K>
        ? Record<K, undefined> extends Pick<P, K>
          ? never
          : K
        : never;
    }[keyof P]
  : never;
/** Those of Radix and Embla, whose types the package passes on. */
type Foreign =
  | keyof HTMLAttributes<HTMLElement>
  | `on${string}`
  | 'align'
  | 'alignOffset'
  | 'arrowPadding'
  | 'avoidCollisions'
  | 'collisionBoundary'
  | 'collisionPadding'
  | 'decorative'
  | 'hideWhenDetached'
  | 'loop'
  | 'side'
  | 'sideOffset'
  | 'sticky'
  | 'updatePositionStrategy'
  | 'asChild'
  | 'forceMount';
type StrictProps = {
  [Name in keyof typeof all]: (typeof all)[Name] extends { (props: infer P): unknown; _sc: symbol }
    ? Exclude<Strict<P>, Foreign>
    : never;
}[keyof typeof all];
export const strictProps: [StrictProps] extends [never] ? true : StrictProps = true;
