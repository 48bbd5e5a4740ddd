import { describe } from 'vitest';
import { describeRetention } from './describe-retention.ts';

describe('A11 the retention of personal data', () => describeRetention());
