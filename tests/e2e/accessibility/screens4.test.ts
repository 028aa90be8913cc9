import { sweep } from '../../sweep.ts';
import { examine } from './examine.ts';
import { examinedPart } from './examined.ts';

examine(examinedPart(3), sweep(3, 1));
