export { SeatingPlan } from './seating-plan.tsx';
