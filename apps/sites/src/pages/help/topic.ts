import type { HelpQuestion } from 'rotativa/patterns/help/HelpCentre';
import type { HelpIcon } from 'rotativa/patterns/help/HelpTopics';
import type { BrandConfig } from 'rotativa/themes';

/** The questions of a page, as a brand answers them. */
export type MakeQuestions = (brand: BrandConfig) => readonly HelpQuestion[];

/** A page with questions, below a topic. */
export interface HelpSubtopic {
  /** The last segment of its address. */
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly questions: MakeQuestions;
}

/** A card of the help centre: with pages below it, or with its own questions. */
export type HelpTopic = Omit<HelpSubtopic, 'questions'> & { readonly icon: HelpIcon } & (
    { readonly pages: readonly HelpSubtopic[] } | { readonly questions: MakeQuestions }
  );
