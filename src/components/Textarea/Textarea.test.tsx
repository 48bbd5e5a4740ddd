// @vitest-environment jsdom
import { describe } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { describeLabelled } from '../labelled.fixture.tsx';
import { Textarea } from './index.ts';

describe('T4 Textarea', () => {
  describeConformance(Textarea, { props: { label: 'Ciudad' }, element: 'textarea' });
  describeLabelled(Textarea, 'textbox');
});
