import type { EditorConfig, PreviewReply, PreviewRequest } from 'rotativa/editor';
import { call } from './call.ts';

/** The blocks, layouts and pages of a site. */
export interface SiteConfig {
  readonly config: EditorConfig;
  readonly layouts: Readonly<
    Record<
      string,
      {
        readonly label: string;
        readonly regions: readonly { readonly name: string; readonly label: string }[];
      }
    >
  >;
  /** Settings of each block with which the brand's pages show it. */
  readonly samples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The pages, their names for editors, and an address of each that has one without a reader or an order. */
  readonly pages: readonly { readonly page: string; readonly label: string; readonly path?: string }[];
}

/** For whom and when a draft is shown. */
export interface View {
  readonly mode: NonNullable<PreviewRequest['mode']>;
  readonly reader: NonNullable<PreviewRequest['reader']>;
  /** An ISO instant; undefined: now. */
  readonly at?: string | undefined;
}

const address = (brand: string, what: string): string => `/api/sitio/${encodeURIComponent(brand)}/${what}`;

const configs = new Map<string, Promise<SiteConfig>>();

/** Asked once for each brand; again after a failure. */
export function siteConfig(brand: string): Promise<SiteConfig> {
  const known = configs.get(brand);
  if (known) return known;
  const asked = call<SiteConfig>(address(brand, 'bloques'));
  configs.set(brand, asked);
  asked.catch(() => configs.delete(brand));
  return asked;
}

export const showDraft = (brand: string, body: PreviewRequest): Promise<PreviewReply> =>
  call(address(brand, 'borrador'), { method: 'POST', body });

/** The signed address of a page as readers would get it, which ends after some time. */
export const previewLink = (
  brand: string,
  body: View & { page: string; path: string; author?: string; revision?: number; minutes?: number },
): Promise<{ address: string }> => call(address(brand, 'vista-previa'), { method: 'POST', body });
