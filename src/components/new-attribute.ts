import { version } from 'react';

const isOlder = Number.parseInt(version, 10) < 19;

/**
 * The name of an attribute that React 19 knows. React 18 passes unknown attributes through without a warning only in lower
 * case.
 */
export const newAttribute = <Name extends string>(name: Name): Name =>
  (isOlder ? name.toLowerCase() : name) as Name;
