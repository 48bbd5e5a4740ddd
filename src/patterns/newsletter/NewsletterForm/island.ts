'use client';
import { defineIsland, type IslandDefinition } from '../../../islands/define-island.ts';
import type { NewsletterFormPageProps } from './NewsletterFormPage.tsx';

/** The form of a newsletter. Its HTML works without a script. */
export const newsletterFormIsland: IslandDefinition<NewsletterFormPageProps> =
  defineIsland<NewsletterFormPageProps>({
    name: 'newsletter-form',
    when: 'intent',
    load: () => import('./NewsletterFormPage.tsx'),
  });
