import { Island } from 'rotativa/islands';
import { ForumRegistration, type ForumRegistrationProps } from 'rotativa/patterns/forum/ForumRegistration';
import {
  registrationFormIsland,
  type RegistrationFormPageProps,
} from 'rotativa/patterns/forum/RegistrationForm';

export interface RegistrationProps {
  page: ForumRegistrationProps;
  /** The form, while the forum takes registrations. */
  form?: RegistrationFormPageProps;
}

/** The registration for a forum, or the page of a guest. */
export const Registration = ({ page, form }: RegistrationProps) => (
  <ForumRegistration {...page}>
    {form && <Island definition={registrationFormIsland} props={form} />}
  </ForumRegistration>
);
