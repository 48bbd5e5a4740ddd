export { Stepper, type Step, type StepperProps } from './Stepper.tsx';
