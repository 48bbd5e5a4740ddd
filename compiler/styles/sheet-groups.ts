/**
 * Pieces that pages mostly show together share one CSS file. A small file compresses to twice its share of a larger one, and
 * Turbopack links each file: an article linked 45 of them with 48 KB, which are 28 KB in one. Pieces that are not
 * here have a file each.
 *
 * By the name of the file: the folders of the styles files, relative to the source.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'components/parts': [
    'components/Container',
    'components/DateTime',
    'components/Figure',
    'components/Heading',
    'components/Icon',
    'components/Image',
    'components/Kicker',
    'components/Link',
    'components/Stack',
    'components/Text',
    'components/VisuallyHidden',
  ],
  'components/controls': [
    'components/Button',
    'components/Collapsible',
    'components/Field',
    'components/IconButton',
    'components/IconLink',
    'components/Input',
    'components/LinkButton',
    'components/Spinner',
  ],
  'components/teasers': ['components/Badge', 'components/Card', 'components/SectionHeader'],
  'blocks/body/body': ['blocks/body', 'components/AudioPlayer'],
  'patterns/account/forms': [
    'components/Checkbox',
    'components/PasswordInput',
    'patterns/account/AuthForm',
    'patterns/account/EmailLinkForm',
    'patterns/account/form-parts',
    'patterns/account/NewPasswordForm',
    'patterns/account/SignInForm',
    'patterns/account/SignUpForm',
    'patterns/account/SocialButtons',
  ],
  'patterns/article/article': [
    'blocks/article',
    'components/Avatar',
    'components/Breadcrumb',
    'patterns/article',
    'patterns/paywall/MeterNotice',
    'patterns/paywall/PromoBox',
    'patterns/paywall/PromoDialog',
  ],
  'patterns/footers/footer': ['components/SegmentedControl', 'patterns/footers'],
  'patterns/headers/shared': ['patterns/account/RenewalBanner', 'patterns/headers/parts'],
  'patterns/lists/lists': [
    'components/Pagination',
    'patterns/lists/page-search',
    'patterns/lists/PageHead',
    'patterns/lists/StoryList',
  ],
};

const GROUP_OF = new Map(
  Object.entries(GROUPS).flatMap(([name, folders]) => folders.map((folder) => [folder, name] as const)),
);

/** The folders that groups name, for the test that each has styles. */
export const GROUPED_FOLDERS: readonly string[] = [...GROUP_OF.keys()];

/**
 * The CSS file of a styles file: that of its group, or its own.
 *
 * @param module relative to the source
 * @returns relative to the output: `components/controls.css`, `components/Drawer/Drawer.styles.css`
 */
export function sheetOf(module: string): string {
  for (let end = module.lastIndexOf('/'); end > 0; end = module.lastIndexOf('/', end - 1)) {
    const group = GROUP_OF.get(module.slice(0, end));
    if (group) return `${group}.css`;
  }
  return module.replace(/\.ts$/, '.css');
}
