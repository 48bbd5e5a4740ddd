export {
  ForumRegistration,
  type ForumFacts,
  type ForumRegistrationProps,
  type ForumRegistrationState,
} from './ForumRegistration.tsx';
