import '@onset/design-system/styles.css';
import './page';
