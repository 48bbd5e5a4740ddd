// @vitest-environment jsdom
import { describe } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { describeLabelled } from '../labelled.fixture.tsx';
import { Select } from './index.ts';

describe('T4 Select', () => {
  describeConformance(Select, { props: { label: 'Ciudad' }, element: 'select' });
  describeLabelled(Select, 'combobox');
});
