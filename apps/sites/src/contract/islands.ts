/**
 * The islands with a script of the sites. The page has the island by its name, and the browser starts the script of that
 * name: it knows no more of the island.
 */
export type ScriptedIsland =
  'film' | 'listen' | 'live-blog' | 'load-more' | 'page-search' | 'pair' | 'points';
