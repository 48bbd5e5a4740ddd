import type { ReactNode } from 'react';
import { Container } from 'rotativa/components/Container';
import { Heading } from 'rotativa/components/Heading';
import { Stack } from 'rotativa/components/Stack';
import { Text } from 'rotativa/components/Text';

export interface FormViewProps {
  title: string;
  /** A sentence below the title. */
  lead?: string;
  children?: ReactNode;
}

/** A page of one form or of a few paragraphs, as wide as a text. */
export const FormView = ({ title, lead, children }: FormViewProps) => (
  <Container width="text" className="page">
    <Stack gap="large">
      <Heading level={1}>{title}</Heading>
      {lead && <Text>{lead}</Text>}
      {children}
    </Stack>
  </Container>
);
