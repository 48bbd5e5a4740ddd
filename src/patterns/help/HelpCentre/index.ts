export {
  HelpCentre,
  type HelpCentreProps,
  type HelpGroup,
  type HelpQuestion,
  type HelpWords,
} from './HelpCentre.tsx';
