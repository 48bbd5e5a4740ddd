export {
  BodyRecommendations,
  RECOMMENDATIONS_MAX,
  type BodyRecommendationsProps,
} from './BodyRecommendations.tsx';
