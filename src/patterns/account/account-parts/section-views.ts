import { lazy, type ComponentType } from 'react';
import type { ReaderProfile } from '../../../providers/ports/identity.ts';
import type { AccountPage, AccountSection } from './sections.ts';

/** The props of every section. Services come from `useServices`. */
export interface SectionProps {
  page: AccountPage;
  /** The reader. A section of another reader is a new one. */
  profile: ReaderProfile;
}

/** The code of each section, which only its own page loads. */
export const SECTION_VIEWS: Readonly<Record<AccountSection, ComponentType<SectionProps>>> = {
  access: lazy(() => import('../AccessData/AccessSection.tsx')),
  editProfile: lazy(() => import('../ProfileForm/ProfileFormSection.tsx')),
  profile: lazy(() => import('../ProfileCard/ProfileSection.tsx')),
  subscriptions: lazy(() => import('../SubscriptionSettings/SubscriptionSection.tsx')),
  communications: lazy(() => import('../NewsletterSettings/NewsletterSection.tsx')),
  addresses: lazy(() => import('../AddressBook/AddressSection.tsx')),
  privacy: lazy(() => import('../PrivacySettings/PrivacySection.tsx')),
};
