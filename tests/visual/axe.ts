import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const SCRIPT = readFileSync(
  fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)),
  'utf8',
);

interface AxeRunner {
  configure(spec: object): void;
  run(context: object, options: object): Promise<{ violations: AxeViolation[] }>;
}
interface AxeViolation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

const STORY = { include: 'body', exclude: ['.sb-wrapper', '#storybook-docs'] };
/** A page of a site. Storybook's own links are above it, so axe does not see that its skip link is the first. */
export const WHOLE_PAGE = { ...STORY, exclude: [...STORY.exclude, '.rt-skip-link'] };
/** A documentation page, without what Storybook writes around it. */
export const DOCUMENTATION = { include: '#storybook-docs' };

/**
 * Returns the findings of axe in the current page, one text for each element.
 *
 * @param rules configures the rules of a story
 * @param only ids of rules; all by default
 * @param context what is looked at: the story by default
 */
export async function violations(
  page: Page,
  rules: object[],
  only?: string[],
  context: object = STORY,
): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(SCRIPT);
  const found = await page.evaluate(
    async ([ruleConfig, runOnly, where]) => {
      const { axe } = window as unknown as { axe: AxeRunner };
      axe.configure({ rules: ruleConfig });
      // Preloading reads every stylesheet again, for rules that are not used. Only violations are reported. Frames have
      // no axe to answer, and the timer that ends the wait for them does not fire after `stopTimers()`.
      const options = { preload: false, iframes: false, resultTypes: ['violations'] };
      const result = await axe.run(where, runOnly ? { ...options, runOnly } : options);
      return result.violations;
    },
    [rules, only, context] as const,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
}
