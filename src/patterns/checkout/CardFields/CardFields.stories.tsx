import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState, type ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { ApiError, CLIENT_CODES } from '../../../domain/errors/api-error.ts';
import { errorMessage } from '../../../domain/errors/catalogue.ts';
import { createMemoryCards } from '../../../providers/memory/cards.ts';
import type { CardBox } from '../../../providers/ports/cards.ts';
import { CardFields, type CardFieldsProps } from './index.ts';

interface CardFormProps {
  error: string | undefined;
  /** The fields, with what the form gives them. */
  children: (given: Pick<CardFieldsProps, 'box' | 'error' | 'onSubmit'>) => ReactNode;
}

/** A form around the fields, as the pages that use them. */
function CardForm({ error, children }: CardFormProps) {
  const box = useRef<CardBox>(null);
  const [failure, setFailure] = useState(error);
  const [last, setLast] = useState('');
  const send = (): void => {
    box.current?.tokenise().then(
      ({ lastFour = '' }) => {
        setFailure(undefined);
        setLast(lastFour);
      },
      (thrown: unknown) => setFailure(errorMessage(thrown as ApiError)),
    );
  };
  return (
    <Stack gap="medium">
      {children({ box, error: failure, onSubmit: send })}
      <Button onClick={send}>Continuar</Button>
      {last && <p role="status">Tarjeta terminada en {last}</p>}
    </Stack>
  );
}

const meta = {
  component: CardFields,
  args: { port: createMemoryCards(), box: { current: null } },
  decorators: [
    (story, { args }) => (
      <CardForm error={args.error}>{(given) => story({ args: { ...args, ...given } })}</CardForm>
    ),
  ],
} satisfies Meta<typeof CardFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = (root: HTMLElement): Promise<void> =>
  userEvent.click(within(root).getByRole('button', { name: 'Continuar' }));

/** The test cards of the adapter in memory. A gateway's frame has its own fields here. */
export const Default: Story = {};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = await canvas.findByRole('combobox', { name: 'Datos de la tarjeta' });
    await press(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('revisar los datos de la tarjeta');
    await expect(field).toHaveFocus();
    field.blur();
  },
};

export const Accepted: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByRole('combobox'), 'approve');
    await press(canvasElement);
    await expect(await canvas.findByRole('status')).toHaveTextContent('terminada en 1111');
  },
};

/** The service refused the payment, and the fields are open for another card. */
export const Declined: Story = { args: { error: errorMessage({ code: '300170' }) } };

export const Loading: Story = { args: { port: createMemoryCards({ never: true }) } };

export const Unavailable: Story = {
  args: { port: createMemoryCards({ error: new ApiError(CLIENT_CODES.timeout, 'no frame') }) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Intentar de nuevo' });
  },
};
