// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { teasers } from '../../shared/fixtures/teasers.ts';
import { PRESETS, type TextsPreset } from './presets.ts';
import { StoryTexts } from './StoryTexts.tsx';

const args = { title: 'Lo más leído', url: '/leidos/', teasers: teasers(5) };
const presets = Object.keys(PRESETS) as TextsPreset[];

describe('B7 StoryTexts', () => {
  it.each(presets)('%s has a link named by each headline and shows no picture', (preset) => {
    const { container } = render(<StoryTexts {...args} preset={preset} />);
    for (const { headline, url } of args.teasers)
      expect(screen.getByRole('link', { name: headline })).toHaveAttribute('href', url);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('region', { name: args.title })).toHaveAttribute('data-preset', preset);
  });

  it.each(presets)('%s shows nothing without stories', (preset) => {
    const { container } = render(<StoryTexts {...args} preset={preset} teasers={[]} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each(['ranked-row', 'ranked-column', 'numbered'] as const)(
    '%s numbers the stories in their order',
    (preset) => {
      const { container } = render(<StoryTexts {...args} preset={preset} />);
      const numerals = [...container.querySelectorAll('.numeral')].map(({ textContent }) => textContent);
      expect(numerals).toEqual(['1', '2', '3', '4', '5']);
    },
  );

  it('shows when each story was published', () => {
    const { container } = render(<StoryTexts {...args} preset="timed" />);
    expect(container.querySelectorAll('time')).toHaveLength(args.teasers.filter(({ time }) => time).length);
  });

  it('shows sections instead of times', () => {
    const { container } = render(<StoryTexts {...args} preset="sections" />);
    expect(container.querySelector('time')).toBeNull();
    expect(container.querySelector('.kicker')?.textContent?.trim()).toBe(args.teasers[0]?.section?.name);
  });
});
