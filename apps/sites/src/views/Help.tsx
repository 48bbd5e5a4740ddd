import { Island } from 'rotativa/islands';
import { HelpCentre, type HelpCentreProps } from 'rotativa/patterns/help/HelpCentre';
import { helpContactIsland, type HelpContactPageProps } from 'rotativa/patterns/help/HelpContact';

export interface HelpProps {
  centre: HelpCentreProps;
  /** The form, on its page. */
  contact?: HelpContactPageProps;
}

/** A page of the help centre, with the form on its page. */
export const Help = ({ centre, contact }: HelpProps) => (
  <HelpCentre {...centre}>{contact && <Island definition={helpContactIsland} props={contact} />}</HelpCentre>
);
