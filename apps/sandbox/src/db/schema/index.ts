/** Every table of the database. One file per area; an area's file is added here and nowhere else. */
export * from './content.ts';
export * from './forums.ts';
export * from './identity.ts';
export * from './mail.ts';
export * from './analytics.ts';
export * from './notifications.ts';
export * from './pages.ts';
export * from './sales.ts';
export * from './security.ts';
export * from './settings.ts';
export * from './staff.ts';
