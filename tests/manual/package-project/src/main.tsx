import './styles.css';
import './page';
