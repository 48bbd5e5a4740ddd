import { LATE_STYLES } from '../contract/late-styles.ts';

let loading: Promise<unknown> | undefined;

/** Loads the stylesheets that the page omitted, once: an island may show what the page does not. */
export const lateStyles = (): Promise<unknown> => (loading ??= loadLateStyles());

function loadLateStyles(): Promise<unknown> {
  const metas = document.querySelectorAll<HTMLMetaElement>(`meta[name=${LATE_STYLES}]`);
  return Promise.all(
    [...metas].map(
      ({ content }) =>
        new Promise((resolve) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: content });
          // If it fails, the island still works: the visible parts are styled already.
          link.onload = resolve;
          link.onerror = () => {
            console.error(`Loading CSS chunk failed.\n(${content})`);
            resolve(undefined);
          };
          // Behind the page's own CSS, some of which is in the body: the rules keep their order.
          document.body.append(link);
        }),
    ),
  );
}
