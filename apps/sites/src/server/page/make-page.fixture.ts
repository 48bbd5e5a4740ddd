import { createElement, type ReactNode } from 'react';
import type { AnsDocument } from 'rotativa/domain';
import { guardDocument } from 'rotativa/domain/server';
import { BRAND_CONFIGS } from 'rotativa/themes/all';
import { readConfig } from '../../config/env.ts';
import type { FoundPage } from '../../pages/found-page.ts';
import type { PreparedPage } from '../../render/prepare.ts';
import { story } from '../content.fixture.ts';
import { makePage } from './make-page.tsx';
import type { PageRequest } from './page-request.ts';

export const ASSETS = {
  ...{ script: '/assets/entry.js', recording: '/assets/recording.js', scripts: [], styles: [], fonts: [] },
  css: () => 'p{color:red}',
  theme: '',
};
export const SITE = { brand: BRAND_CONFIGS.weekly, origin: 'http://localhost:3001' };
const CONSENT = { id: 'a' } as never;
const log = { error: () => undefined };

export interface More {
  readonly request?: Partial<Omit<PageRequest, 'context'>>;
  readonly context?: object;
  readonly config?: object;
  readonly found?: Partial<FoundPage>;
  readonly page?: Partial<FoundPage['page']>;
  readonly prepared?: Partial<PreparedPage>;
  readonly has?: (tag: string) => boolean;
}

export const block = (name: string, props: object, element: ReactNode = createElement('p', null, name)) =>
  ({ name, props, element, placementId: undefined }) as never;
export const documentIn = (layout: string) => ({ layout, regions: {} }) as unknown as FoundPage['document'];

/** A story as pages get it. */
export const read = (fields: object = {}) =>
  (guardDocument(story('x', fields)) as { value: AnsDocument }).value;

/** A page of a section with one block. */
export async function make({ request, context, config, found, page, prepared, has }: More = {}) {
  const made = await makePage(
    {
      ...{ chosen: 'system', consent: CONSENT, encoding: 'identity', variant: 'anonymous' },
      ...{ site: SITE, services: {}, log },
      ...request,
      context: {
        ...{ build: 'build-1', development: false, assets: { weekly: ASSETS, daily: ASSETS } },
        ...context,
        config: { ...readConfig({ COUNTRY_HEADER: 'X-Country' }), ...config },
      },
    } as unknown as PageRequest,
    {
      found: {
        ...{ status: 200, title: 'Nación', canonical: '/nacion/', emptyState: 'notice' },
        document: documentIn('list'),
        page: {
          brand: 'weekly',
          kind: 'section',
          path: '/nacion/',
          title: 'Nación',
          number: 1,
          ...page,
        } as never,
        ...found,
      },
      prepared: {
        ...{ regions: { main: [block('probe', { a: 1 })] }, failures: new Set(), complete: true, hidden: [] },
        ...prepared,
      } as PreparedPage,
    },
    has,
  );
  return { ...made, html: made.body && new TextDecoder().decode(made.body) };
}
