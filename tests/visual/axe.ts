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

/**
 * Returns the findings of axe in the current page, one text for each element.
 *
 * @param rules configures the rules of a story
 * @param only ids of rules; all by default
 */
export async function violations(page: Page, rules: object[], only?: string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(SCRIPT);
  const found = await page.evaluate(
    async ([ruleConfig, runOnly]) => {
      const { axe } = window as unknown as { axe: AxeRunner };
      axe.configure({ rules: ruleConfig });
      const context = { include: 'body', exclude: ['.sb-wrapper', '#storybook-docs'] };
      const result = await axe.run(context, runOnly ? { runOnly } : {});
      return result.violations;
    },
    [rules, only] as const,
  );
  return found.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
}
