import type { BlockPage } from 'rotativa/blocks';
import type { ThemeSwitchProps } from 'rotativa/patterns/footers/ThemeSwitch';
import { MODE_PATH } from '../contract/mode.ts';

/** The switch in the footer of a page. @see T2 */
export const themeSwitch = ({ path, query, modes }: BlockPage): ThemeSwitchProps => ({
  endpoint: MODE_PATH,
  back: query.size > 0 ? `${path}?${query.toString()}` : path,
  chosen: modes?.chosen ?? 'system',
  forced: modes?.forced,
});
