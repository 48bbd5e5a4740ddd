import type { Messages } from '../../messages/index.ts';

/** The message in place of options. */
export function messageOf(
  say: Messages['combobox'],
  now: { enough: boolean; minLetters: number; status: string; found: readonly unknown[]; text: string },
): string | false {
  if (!now.enough) return say.short(now.minLetters);
  if (now.status === 'loading') return say.loading;
  if (now.status === 'failed') return say.failed;
  return now.found.length === 0 && say.empty(now.text);
}
