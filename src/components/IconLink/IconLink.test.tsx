// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../conformance.tsx';
import { facebookIcon } from '../Icon/index.ts';
import { IconLink } from './index.ts';

describe('T4 IconLink', () => {
  const props = { icon: facebookIcon, label: 'Facebook', href: 'https://facebook.com/semanario' };
  describeConformance(IconLink, { props, element: 'a' });

  it('is named by its label', () => {
    render(<IconLink {...props} />);
    expect(screen.getByRole('link', { name: 'Facebook' })).toHaveAttribute('href', props.href);
  });

  it('never renders a javascript: address', () => {
    render(<IconLink {...props} href="javascript:alert(1)" />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
