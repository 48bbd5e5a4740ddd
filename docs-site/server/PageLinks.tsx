import type { Page } from '../page.ts';
import { EDIT, FAULTS, REPOSITORY, to } from '../addresses.ts';

/** Under the title: the page as text, for a code assistant, and the files of a piece. Only a script can copy. */
export function PageTools({ page: { path, sources = [] } }: { page: Page }) {
  return (
    <ul className="docs-page-tools" data-pagefind-ignore="">
      <li>
        <button type="button" data-copy-page={`${to(path)}index.md`} hidden>
          Copy as Markdown
        </button>
      </li>
      <li>
        <a href={`${to(path)}index.md`}>View as Markdown</a>
      </li>
      {sources.map(([name, file]) => (
        <li key={name}>
          <a href={`${REPOSITORY}${file}`}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** At the end of a page: where its text is changed, and where a fault is reported. */
export function PageFoot({ page: { file, path } }: { page: Page }) {
  return (
    <ul className="docs-source" data-pagefind-ignore="">
      {file && (
        <>
          <li>
            <a href={`${EDIT}${file}`}>Edit this page</a>
          </li>
          <li>
            <a href={`${REPOSITORY}${file}`}>Source</a>
          </li>
        </>
      )}
      <li>
        <a href={`${FAULTS}?title=${encodeURIComponent(`/${path}: `)}`}>Report a fault</a>
      </li>
    </ul>
  );
}
