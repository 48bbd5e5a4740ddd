export { SignInReturn, type SignInAnswer, type SignInReturnProps } from './SignInReturn.tsx';
