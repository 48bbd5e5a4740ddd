'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { RegistrationFormPageProps } from './RegistrationFormPage.tsx';

/** The registration for a forum. Its HTML works without a script. */
export const registrationFormIsland: IslandDefinition<RegistrationFormPageProps> =
  defineIsland<RegistrationFormPageProps>({
    name: 'registration-form',
    when: 'intent',
    load: () => import('./RegistrationFormPage.tsx'),
  });
