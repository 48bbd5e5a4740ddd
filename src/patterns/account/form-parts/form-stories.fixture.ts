import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ApiError } from '../../../domain/errors/api-error.ts';

/** A service that accepts a form. */
export const accepts = (): Promise<void> => Promise.resolve();

/** A service that refuses a form; status 0 is a service that cannot be reached. */
export const refuses = (code: string, status: number) => (): Promise<never> =>
  Promise.reject(new ApiError(code, 'refused', status));

const neverAnswers = (): Promise<never> => new Promise(() => undefined);

export interface SentForm {
  /** Types what the form accepts. */
  fill: (root: HTMLElement) => Promise<void>;
  /** The name of the button that sends the form. */
  submit: string;
}

/** The stories of a form that is filled in and sent: what the service does, and what the form then shows. */
export function formStories({ fill, submit }: SentForm) {
  const send = (root: HTMLElement): Promise<void> =>
    userEvent.click(within(root).getByRole('button', { name: submit }));
  const sent =
    (shows: (form: ReturnType<typeof within>) => Promise<void>) =>
    async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
      await fill(canvasElement);
      await send(canvasElement);
      await shows(within(canvasElement));
    };
  return {
    send,
    loading: {
      args: { send: neverAnswers },
      play: sent(async (form) =>
        expect(form.getByRole('button', { name: 'Enviando…' })).toHaveAttribute('aria-busy'),
      ),
    },
    success: (words: string | RegExp) => ({
      play: sent(async (form) => expect(await form.findByRole('status')).toHaveTextContent(words)),
    }),
    /** The refusal is about the whole form. Its message takes the focus. */
    refused: (code: string, status: number, words: string | RegExp) => ({
      args: { send: refuses(code, status) },
      play: sent(async (form) => {
        const alert = await form.findByRole('alert');
        await expect(alert).toHaveTextContent(words);
        await waitFor(() => expect(alert).toHaveFocus());
      }),
    }),
    /** The refusal is about a field, which takes the focus. */
    refusedAt: (label: string, code: string, status: number, words: string | RegExp) => ({
      args: { send: refuses(code, status) },
      play: sent(async (form) => {
        const field = form.getByLabelText(label);
        await waitFor(() => expect(field).toHaveAccessibleDescription(words));
        await expect(field).toHaveFocus();
      }),
    }),
  };
}
