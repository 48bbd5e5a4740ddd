export {
  HelpCentre,
  type HelpCentreProps,
  type HelpGroup,
  type HelpQuestion,
  type HelpText,
} from './HelpCentre.tsx';
