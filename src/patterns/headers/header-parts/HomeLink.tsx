import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { HeaderProps } from './header-props.ts';
import { Wordmark } from './Wordmark.tsx';

export interface HomeLinkProps {
  header: Pick<HeaderProps, 'name' | 'wordmark' | 'words'>;
  className: string;
}

/** A wordmark that links to the home page, for headers with several wordmarks. */
export const HomeLink = ({ header: { name, wordmark, words }, className }: HomeLinkProps) => (
  <a className={className} href="/" aria-label={`${name}, ${words.home}`}>
    <Wordmark drawing={wordmark} />
  </a>
);

/** The small mark in a bar that stays, of a header with `HomeHeading`. */
export const CompactLink = ({ name, monogram, words }: Pick<HeaderProps, 'name' | 'monogram' | 'words'>) => (
  <HomeLink header={{ name, wordmark: monogram, words }} className="compact" />
);

/** The only wordmark of a header. It links to the home page, and is its heading there. */
export function HomeHeading({ name, wordmark, path }: Pick<HeaderProps, 'name' | 'wordmark' | 'path'>) {
  const home = path === '/';
  const Name = home ? 'h1' : 'p';
  return (
    <Name className="home">
      <a href="/" aria-current={home ? 'page' : undefined}>
        <Wordmark drawing={wordmark} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </a>
    </Name>
  );
}

/** The heading of the home page for headers with several wordmarks. */
export const HiddenHeading = ({ name, path }: Pick<HeaderProps, 'name' | 'path'>) =>
  path === '/' && (
    <VisuallyHidden>
      <h1>{name}</h1>
    </VisuallyHidden>
  );
