export { accountIsland, recordsIsland } from './account-parts/islands.ts';
export {
  ACCOUNT_SECTIONS,
  accountPage,
  accountSectionAt,
  RECORDS_PATH,
  recordsTitle,
  accountTitle,
  type AccountPage,
  type AccountSection,
} from './account-parts/sections.ts';
export type { AsyncData } from './settings-parts/use-async-data.ts';
