/** Fields of a document with its address, for `sourceInclude`. A document of several sites has one on each. */
export const PLACE_FIELDS = ['canonical_url', 'canonical_website', 'websites'] as const;
