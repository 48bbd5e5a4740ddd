import { commentIcon, editIcon, lockIcon, bookmarkIcon } from '../../../components/Icon/icons/interface.ts';
import type { IconShape } from '../../../components/Icon/shape.ts';

const cardIcon: IconShape = { line: 'M3 5.5h18v13H3ZM3 10h18M6.5 14.8h4' };
const paperIcon: IconShape = {
  line: 'M3.5 5h13.5v14H5.5a2 2 0 0 1-2-2ZM17 9h3.5v8a2 2 0 0 1-3.5 1.4M7 9h6.5M7 12.5h6.5M7 16h4',
};
const screenIcon: IconShape = { line: 'M3 4.5h18v11.5H3ZM9 20h6M12 16v4' };
const tagIcon: IconShape = { line: 'M4 4h8.5l8 8-8.5 8.5-8-8ZM8.2 8.2h.01' };

/** The drawings of the topics. */
export const HELP_ICONS = {
  lock: lockIcon,
  bookmark: bookmarkIcon,
  card: cardIcon,
  paper: paperIcon,
  screen: screenIcon,
  pen: editIcon,
  tag: tagIcon,
  comment: commentIcon,
} satisfies Readonly<Record<string, IconShape>>;

export type HelpIcon = keyof typeof HELP_ICONS;
