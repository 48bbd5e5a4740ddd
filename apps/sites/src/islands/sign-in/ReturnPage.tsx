import { SignInReturn, type SignInAnswer } from 'rotativa/patterns/account/SignInReturn';

export interface ReturnPageProps {
  answer: SignInAnswer;
  signIn: string;
}

/** The page to which other companies return. */
export default function ReturnPage(props: ReturnPageProps) {
  return <SignInReturn {...props} />;
}
