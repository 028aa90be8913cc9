// The public interface of this area: other areas import only from here.
export { OrganizersPayouts, OwnersPayouts } from './ReceivedPayouts.tsx';
