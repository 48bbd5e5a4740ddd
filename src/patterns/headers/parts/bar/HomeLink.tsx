import { VisuallyHidden } from '../../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { safeHref } from '../../../../domain/url/safe.ts';
import type { HeaderProps } from '../header-props.ts';
import { Wordmark } from './Wordmark.tsx';

export interface HomeLinkProps {
  header: Pick<HeaderProps, 'name' | 'wordmark' | 'messages' | 'routes'>;
  className: string;
}

/** A wordmark that links to the home page, for headers with several wordmarks. */
export const HomeLink = ({ header: { name, wordmark, messages, routes }, className }: HomeLinkProps) => (
  <a className={className} href={safeHref(routes.home)} aria-label={`${name}, ${messages.home}`}>
    <Wordmark drawing={wordmark} />
  </a>
);

/** The small mark in a bar that stays, of a header with `HomeHeading`. */
export const CompactLink = ({ header }: { header: HeaderProps }) => (
  <HomeLink header={{ ...header, wordmark: header.monogram }} className="compact" />
);

/** The only wordmark of a header. It links to the home page, and is its heading there. */
export function HomeHeading({
  name,
  wordmark,
  path,
  routes,
}: Pick<HeaderProps, 'name' | 'wordmark' | 'path' | 'routes'>) {
  const home = path === routes.home;
  const Name = home ? 'h1' : 'p';
  return (
    <Name className="home">
      <a href={safeHref(routes.home)} aria-current={home ? 'page' : undefined}>
        <Wordmark drawing={wordmark} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </a>
    </Name>
  );
}

/** The heading of the home page for headers with several wordmarks. */
export const HiddenHeading = ({ name, path, routes }: Pick<HeaderProps, 'name' | 'path' | 'routes'>) =>
  path === routes.home && <VisuallyHidden as="h1">{name}</VisuallyHidden>;
