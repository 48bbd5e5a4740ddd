import type { RootProps } from '../../../styling/root.ts';
import type { HeaderProps } from './header-props.ts';

/** Props of a header: its data, and the attributes and ref of its root. */
export type HeaderRootProps = HeaderProps & RootProps<'header', HeaderProps>;

const DATA: Record<keyof HeaderProps, true> = {
  name: true,
  tagline: true,
  wordmark: true,
  monogram: true,
  issn: true,
  sections: true,
  more: true,
  menu: true,
  social: true,
  routes: true,
  path: true,
  today: true,
  messages: true,
  account: true,
  anniversarySeal: true,
};

/** Separates a header's data, which its parts take as a whole, from what belongs to its root. */
export function splitHeader<P extends HeaderProps>(
  props: P,
): { header: HeaderProps; rest: Omit<P, keyof HeaderProps> } {
  const isData = ([name]: [string, unknown]): boolean => name in DATA;
  const entries = Object.entries(props);
  return {
    header: Object.fromEntries(entries.filter(isData)) as unknown as HeaderProps,
    rest: Object.fromEntries(entries.filter((entry) => !isData(entry))) as Omit<P, keyof HeaderProps>,
  };
}
