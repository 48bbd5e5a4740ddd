/**
 * Blocks and patterns that pages mostly show together share one CSS file: a file compresses better than its parts, and Turbopack
 * links each one. A component has its own, so that an app that takes single components ships no other's CSS.
 *
 * By the name of the file: the folders of the styles files, relative to the source.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'blocks/body/body': ['blocks/body'],
  // The parts of most articles, without the rest: a page that takes single ones ships less.
  'blocks/body/text': [
    'blocks/body/ArticleBody',
    'blocks/body/BodyList',
    'blocks/body/BodyQuote',
    'blocks/body/body-caption',
  ],
  'patterns/account/forms': [
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
    'patterns/article',
    'patterns/paywall/MeterNotice',
    'patterns/paywall/PromoBox',
    'patterns/paywall/PromoDialog',
  ],
  'patterns/footers/footer': ['patterns/footers'],
  'patterns/headers/shared': ['patterns/account/RenewalBanner', 'patterns/headers/parts'],
  'patterns/lists/lists': [
    'patterns/lists/page-search',
    'patterns/lists/PageHead',
    'patterns/lists/StoryList',
  ],
};

const GROUP_OF = new Map(
  Object.entries(GROUPS).flatMap(([name, folders]) => folders.map((folder) => [folder, name] as const)),
);

/**
 * The CSS file of a styles file: that of its group, or its own.
 *
 * @param module relative to the source
 * @returns relative to the output: `blocks/body/body.css`, `components/Button/Button.styles.css`
 */
export function sheetOf(module: string): string {
  for (let end = module.lastIndexOf('/'); end > 0; end = module.lastIndexOf('/', end - 1)) {
    const group = GROUP_OF.get(module.slice(0, end));
    if (group) return `${group}.css`;
  }
  return module.replace(/\.ts$/, '.css');
}
