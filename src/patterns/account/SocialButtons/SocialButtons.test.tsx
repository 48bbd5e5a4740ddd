// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemorySocial } from '../../../providers/memory/stubs.ts';
import { SocialButtons, type SocialButtonsProps } from './SocialButtons.tsx';

const props: SocialButtonsProps = {
  companies: [
    { key: 'google', name: 'Google' },
    { key: 'facebook', name: 'Facebook' },
    { key: 'apple', name: 'Apple' },
  ],
  onToken: async () => undefined,
  onPage: async () => undefined,
};
const press = (company: string) =>
  userEvent.click(screen.getByRole('button', { name: `Continuar con ${company}` }));

describe('A15 SocialButtons', () => {
  it('signs in by scripts and by pages', async () => {
    const onToken = vi.fn(async () => undefined);
    const onPage = vi.fn(async () => undefined);
    render(<SocialButtons {...props} social={createMemorySocial()} onToken={onToken} onPage={onPage} />);
    await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith('google', 'google-en-memoria'));
    await press('Facebook');
    await vi.waitFor(() => expect(onToken).toHaveBeenCalledWith('facebook', 'facebook-en-memoria'));
    await press('Apple');
    expect(onPage).toHaveBeenCalledExactlyOnceWith('apple');
  });

  it('shows the failure, and the other ways still work', async () => {
    const error = new ApiError('facebookSignOnError', 'User canceled login or did not fully authorize.');
    const social = { ...createMemorySocial(), facebook: () => Promise.reject(error) };
    const onPage = vi.fn(async () => undefined);
    render(<SocialButtons {...props} social={social} onPage={onPage} />);
    await press('Facebook');
    expect(await screen.findByRole('alert')).toHaveTextContent('El inicio de sesión con Facebook se canceló');
    await press('Apple');
    expect(onPage).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that Google’s script did not load', async () => {
    const error = new ApiError('googleSdkError', 'Google SDK failed to load');
    const social = { ...createMemorySocial(), googleButton: () => Promise.reject(error) };
    render(<SocialButtons {...props} social={social} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Google');
  });

  it('says that the company’s account is refused, not a password', async () => {
    const refused = () => Promise.reject(new ApiError('110010', 'refused', 401));
    render(<SocialButtons {...props} social={createMemorySocial()} onToken={refused} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos confirmar esa cuenta');
  });

  it('without companies, or with only those of scripts and no scripts, is nothing', () => {
    const { container, rerender } = render(<SocialButtons {...props} companies={[]} />);
    expect(container).toBeEmptyDOMElement();
    rerender(<SocialButtons {...props} companies={props.companies.slice(0, 2)} />);
    expect(container).toBeEmptyDOMElement();
  });
});
