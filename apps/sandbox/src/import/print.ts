import type { Site } from '../sites.ts';
import type { Finding, ImportReport } from './report.ts';

/** Number of warnings that are printed for a file. The rest is only counted. */
const WARNINGS_SHOWN = 12;

const lines = (label: string, findings: readonly Finding[]): string[] =>
  findings.map(({ path, reason }) => `  ${label}  ${path}: ${reason}`);

/** The result of a file, in lines for a person. `origin` is the address of the site, as in 'http://localhost:3001'. */
export function describeReport(file: string, report: ImportReport, origin: string): string[] {
  const count = (outcome: string) => report.pages.filter((page) => page.outcome === outcome).length;
  const summary = [
    [count('imported'), 'imported'],
    [count('updated'), 'updated'],
    [report.collections.length, report.collections.length === 1 ? 'collection' : 'collections'],
    [report.warnings.length, report.warnings.length === 1 ? 'warning' : 'warnings'],
    [report.refused.length, 'refused'],
  ] as const;
  const told = summary.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  const hidden = report.warnings.length - WARNINGS_SHOWN;
  return [
    `${file}: ${told.join(', ') || 'nothing to import'}`,
    ...report.pages.map(({ path, headline }) => `  ${origin}${inAddress(path)}  ${shorten(headline)}`),
    ...report.pages.flatMap(({ id, replaced }) =>
      replaced === undefined
        ? []
        : [`  replaced  ${id}: «${shorten(replaced.headline)}» at ${inAddress(replaced.path)}`],
    ),
    ...report.collections.map(({ id, members }) => `  collection ${id}: ${members} members`),
    ...lines('warning', report.warnings.slice(0, WARNINGS_SHOWN)),
    ...(hidden > 0 ? [`  … and ${hidden} more warnings`] : []),
    ...lines('refused', report.refused),
  ];
}

/** A path for a browser. Existing escapes are kept. */
function inAddress(path: string): string {
  try {
    return encodeURI(decodeURI(path));
  } catch {
    return encodeURI(path);
  }
}

const shorten = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** The address of a brand's site in development. */
export const siteOrigin = (site: Site, sitesPort: number): string =>
  `http://localhost:${sitesPort + site.portOffset}`;
