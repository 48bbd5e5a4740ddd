import { cleanup } from '@testing-library/react';
import { stubBrowser } from 'rotativa/testing';
import { afterEach, beforeEach } from 'vitest';

beforeEach(() => stubBrowser());
afterEach(cleanup);
