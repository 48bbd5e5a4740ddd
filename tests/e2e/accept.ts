/**
 * Writes which files of browser tests passed in the last run, so that the gate can leave them out until they or the sites
 * change: `npm run e2e:accept`.
 */
import { readPassed, writePassed } from '../support/passed.ts';
import { PASSED, presentFiles } from './inputs.ts';
import { PASSED_NOW } from './record-passed.ts';

const passed = readPassed(PASSED_NOW);
const present = presentFiles();
writePassed(PASSED, new Map([...readPassed(PASSED), ...passed].filter(([file]) => present.has(file))));
console.log(`Files of browser tests that passed: ${passed.size} more, in tests/e2e/passed.txt.`);
