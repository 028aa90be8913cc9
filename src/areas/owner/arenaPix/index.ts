// The public interface of this area: other areas import only from here.
export { DeskPix } from './DeskPix.tsx';
export { PrintedPix } from './PrintedPix.tsx';
