import { Icon } from '../../../components/Icon/Icon.tsx';
import { SECTION_ICONS, type SectionIconName } from './section-icons.ts';

/** The drawing of a section's name; nothing without one. */
export const sectionIcon = (name: SectionIconName | undefined) =>
  name && <Icon icon={SECTION_ICONS[name]} size="l" />;
