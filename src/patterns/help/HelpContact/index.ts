export { HelpContact, type HelpContactProps } from './HelpContact.tsx';
export { helpContactIsland } from './island.ts';
export type { HelpContactPageProps } from './HelpContactPage.tsx';
