import { whatsappIcon, Icon } from 'rotativa/components/Icon';
import { LinkButton } from 'rotativa/components/LinkButton';
import { SectionHeader } from 'rotativa/components/SectionHeader';
import { Stack } from 'rotativa/components/Stack';
import { Text } from 'rotativa/components/Text';

interface CommunityProps {
  title: string;
  text: string;
  /** Text of the button. */
  join: string;
  linkWhatsapp: string;
}

/** An invitation to the readers' community at WhatsApp. */
export const Community = ({ title, text, join, linkWhatsapp }: CommunityProps) => (
  <section>
    <SectionHeader title={title} />
    <Stack gap="medium" align="start">
      <Text voice="standfirst-m" measure>
        {text}
      </Text>
      <LinkButton href={linkWhatsapp}>
        <Icon icon={whatsappIcon} /> {join}
      </LinkButton>
    </Stack>
  </section>
);
